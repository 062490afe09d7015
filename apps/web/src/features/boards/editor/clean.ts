/** As the server's list of tags (`platform/rich-text`), for what is pasted; the server decides in the end. */
const kept = new Set([
  'P',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'S',
  'H3',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'A',
  'IMG',
  'DIV',
])
const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'SVG', 'MATH'])
const own = /^\/pictures\/\d+\/[0-9a-f]{64}\.webp$/

/** Elements without attributes but for links and pictures of our own. Parsed in a document of its own, where nothing runs or loads. */
export const cleanFragment = (html: string): DocumentFragment => {
  const source = new DOMParser().parseFromString(html, 'text/html')
  const fragment = document.createDocumentFragment()
  fragment.append(...[...source.body.childNodes].flatMap(cleaned))
  return fragment
}

const cleaned = (node: ChildNode): Node[] => {
  if (node instanceof Text || node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return []
  const children = [...node.childNodes].flatMap(cleaned)
  if (!kept.has(node.tagName)) return children
  const made = document.createElement(node.tagName)
  const href = node.getAttribute('href') ?? ''
  if (node.tagName === 'A' && /^(https:\/\/|\/(?!\/))/.test(href)) made.setAttribute('href', href)
  if (node.tagName === 'IMG') {
    const src = node.getAttribute('src') ?? ''
    if (!own.test(src)) return []
    made.setAttribute('src', src)
    made.setAttribute('alt', node.getAttribute('alt') ?? '')
  }
  made.append(...children)
  return [made]
}
