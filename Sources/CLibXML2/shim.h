// The parts of libxml2 that qetheme reads XML with, for Swift.
#ifndef QETHEME_CLIBXML2_SHIM_H
#define QETHEME_CLIBXML2_SHIM_H

#include <string.h>

// Where libxml2 is built with ICU, its headers include those of ICU, which differ from the ones inside Foundation: no
// file could import both modules. Only private fields at the end of structures that we hold by pointer depend on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

// What the parser reports; the context's `_private` leads back to the receiver.
typedef struct {
  startElementNsSAX2Func startElement;
  endElementNsSAX2Func endElement;
  internalSubsetSAXFunc internalSubset;
  xmlStructuredErrorFunc error;
} qetheme_xml_callbacks;

// Makes `context` call nothing but `callbacks`: no tree is built, and no error is ever printed.
static inline void qetheme_xml_set_callbacks(xmlParserCtxtPtr context, qetheme_xml_callbacks callbacks) {
  xmlSAXHandler *handler = context->sax;
  memset(handler, 0, sizeof *handler);
  handler->initialized = XML_SAX2_MAGIC;
  handler->startElementNs = callbacks.startElement;
  handler->endElementNs = callbacks.endElement;
  handler->internalSubset = callbacks.internalSubset;
  handler->serror = callbacks.error;
}

#endif
