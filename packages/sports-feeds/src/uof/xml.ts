import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { TooLarge } from '../too-large.ts'

/** Larger than any message of the feed; what is larger is refused before it is read. */
export const MESSAGE_BYTES = 2 * 1_024 * 1_024
/** The same for a list over REST: of all markets, or of a thousand events. */
export const LIST_BYTES = 8 * 1_024 * 1_024

/** An element: attributes as they stand, elements in it in their order. Text beside them is of no use to the feed. */
export type Element = { name: string; attributes: Readonly<Record<string, string | undefined>>; children: Element[] }

/**
 * The root of a document. Throws for what is no well-formed XML. Nothing is ever fetched or expanded: the parser knows the five entities of XML alone, and a document that brings
 * a type of its own, where entities are declared, is refused.
 */
export const readXml = (body: Uint8Array, mostBytes: number): Element => {
  if (body.byteLength > mostBytes) throw new TooLarge(`${body.byteLength} bytes`)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  if (text.includes('<!DOCTYPE')) throw new Error('a document type is not allowed')
  const { root } = parseXml(text)
  if (!root) throw new Error('no element')
  return elementOf(root)
}

function elementOf({ name, attributes, children }: XmlElement): Element {
  return {
    name: localName(name),
    attributes,
    children: children.filter((child) => child instanceof XmlElement).map(elementOf),
  }
}

/** Without the prefix of a namespace. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name)
