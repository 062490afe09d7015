export type Asked = {
  keys: string[]
  language: 'ko' | 'en' | 'vn'
  lang: string
  /** Texts of the other languages, as patterns. Where given, other writing is what people wrote, and allowed. */
  foreign?: string[]
  /** What people of the demo called themselves. */
  names: string[]
}

/** Runs inside the page, so it uses nothing from outside. Answers one line per fault. */
export const findInPage = ({ keys, language, lang, foreign, names }: Asked): string[] => {
  const faults = new Set<string>()
  // Rows out of sight have a height that was guessed, until they are laid out.
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(laidOut)
  const known = new Set(keys)
  const root = document.documentElement
  // Names of languages in their own script, and of people.
  const ownWords = new RegExp(['한국어', 'Tiếng Việt', ...names].join('|'), 'g')

  const others = foreign && new RegExp(`^(?:${foreign.join('|')})$`, 'u')

  const isShown = (element: Element): boolean => {
    const { width, height, bottom, right } = element.getBoundingClientRect()
    // Off the page is where a link waits for the keyboard.
    return (
      width > 1 &&
      height > 1 &&
      bottom + scrollY > 0 &&
      right + scrollX > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList]
      .slice(0, 3)
      .map((c) => `.${c}`)
      .join('')}`
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60)

  const judge = (text: string, where: string, isOwn: boolean): void => {
    const plain = text.replace(ownWords, '')
    for (const word of plain.split(/[\s,()]+/)) if (known.has(word)) faults.add(`raw key "${word}" in ${where}`)
    if (/\{\{?\w+\}?\}/.test(plain)) faults.add(`unfilled "${short(plain)}" in ${where}`)
    if (/\b(undefined|NaN|Invalid Date)\b|\[object /.test(plain)) faults.add(`broken "${short(plain)}" in ${where}`)
    if (isOwn) return
    if (foreign) {
      if (others?.test(plain.trim())) faults.add(`another language's "${short(plain)}" in ${where}`)
      return
    }
    if (language !== 'ko' && /[\u3131-\u318e\uac00-\ud7a3]/.test(plain))
      faults.add(`Hangul "${short(plain)}" in ${where}`)
    if (language !== 'vn' && /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/i.test(plain))
      faults.add(`Vietnamese "${short(plain)}" in ${where}`)
  }

  if (root.lang !== lang) faults.add(`lang is "${root.lang}"`)
  judge(document.title, 'title', false)
  const over = root.scrollWidth - root.clientWidth
  if (over > 0) faults.add(`page ${over}px wider than the window`)

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || !text.trim() || parent.closest('script, style, noscript, textarea') || !isShown(parent)) continue
    const isOwn = parent.closest('[data-own], [lang]:not(html)') !== null
    judge(text, nameOf(parent), isOwn)
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (size < 11.9 && !parent.closest('svg, [aria-hidden=true]')) faults.add(`text of ${size}px "${short(text)}"`)
    const cut = cutBy(node, parent)
    if (cut) faults.add(`cut "${short(text)}" ${cut}`)
    const edge = cut ? undefined : touchedBy(node, parent)
    if (edge) faults.add(`"${short(text)}" touches the edge of ${edge}`)
    if (!isOwn) for (const word of brokenWords(node)) faults.add(`broken word "${word}" in ${nameOf(parent)}`)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      judge(element.getAttribute(name) ?? '', `${name} of ${nameOf(element)}`, element.closest('[data-own]') !== null)

  /** Which rounded box a piece of text comes up to, within less than is left free beside any text. */
  function touchedBy(node: Node, parent: Element): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis' || style.maskImage !== 'none') return
      if (Number.parseFloat(style.borderTopLeftRadius) < 6) continue
      const edge = box.getBoundingClientRect()
      const beside = Math.min(edge.right - text.right, text.left - edge.left)
      // A coloured pill that a word fills.
      if (
        box === parent &&
        style.display !== 'inline' &&
        !/, 0\)$|^transparent$/.test(style.backgroundColor) &&
        beside < 1
      )
        return nameOf(box)
      if (style.overflowX === 'visible') continue
      return edge.width > 1 && beside < 4 ? nameOf(box) : undefined
    }
    return undefined
  }

  /** Words of letters alone that go on in the next line, without a hyphen that says so. */
  function brokenWords(node: Node): string[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) return []
    return [...(node.textContent ?? '').matchAll(/(?<![\p{L}\p{N}\p{P}])\p{L}{3,}(?![\p{L}\p{N}])/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      },
    )
  }

  /** Which box cuts a piece of text, or which window edge it goes over. */
  function cutBy(node: Node, parent: Element): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) return undefined
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.position === 'fixed' && box.getBoundingClientRect().width <= 1) return undefined
      if (style.display === 'inline') continue
      // Says itself that there is more (dots, a fading edge), or can be moved.
      if (
        style.textOverflow === 'ellipsis' ||
        /auto|scroll/.test(style.overflowX) ||
        style.webkitLineClamp !== 'none' ||
        style.maskImage !== 'none'
      )
        return undefined
      if (style.animationName !== 'none' && box.closest('[aria-hidden=true]')) return undefined
      const edge = box.getBoundingClientRect()
      // Visible only to a screen reader.
      if (edge.width <= 1 || style.clip !== 'auto' || style.clipPath === 'inset(50%)') return undefined
      const across = Math.max(text.right - edge.right, edge.left - text.left)
      if (across > 1.5 && style.overflowX !== 'visible') return `${Math.round(across)}px by ${nameOf(box)}`
      if (across > 1.5 && box === parent) return `${Math.round(across)}px beyond its own ${nameOf(box)}`
      const down = Math.max(text.bottom - edge.bottom, edge.top - text.top)
      if (down > text.height * 0.3 && /hidden|clip/.test(style.overflowY) && down > 3)
        return `${Math.round(down)}px in height by ${nameOf(box)}`
    }
    return undefined
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut)
  return [...faults]
}
