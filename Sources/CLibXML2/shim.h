// The parts of libxml2 that qetheme reads XML with, for Swift.
#ifndef QETHEME_CLIBXML2_SHIM_H
#define QETHEME_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

#endif
