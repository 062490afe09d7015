import { createElement, Fragment, type ReactNode } from 'react'

/** As `platform/rich-text` of the server. */
export const richTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
] as const
const known: ReadonlySet<string> = new Set(richTags)

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** What is being written, about as the server will leave it: elements without any attribute. */
export const RichText = ({ html }: { html: string }) => createElement(Fragment, null, ...nodesOf(documentOf(html).body))

/** The words alone. */
export const wordsOf = (html: string): string =>
  documentOf(html.replaceAll(/<(?:br|\/p|\/li|\/h3)\b[^>]*>/gi, ' ')).body.textContent ?? ''

const nodesOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node) => {
    if (!(node instanceof HTMLElement)) return node.textContent
    const tag = node.tagName.toLowerCase()
    if (tag === 'script' || tag === 'style') return null
    if (tag === 'br') return createElement('br')
    return createElement(known.has(tag) ? tag : Fragment, null, ...nodesOf(node))
  })
