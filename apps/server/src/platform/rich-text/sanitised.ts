import sanitizeHtml from 'sanitize-html'

/** All that a text may hold. Styles, classes, pictures and scripts are none of it. */
const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a']
/** A path. Two slashes would be another site. */
const OWN = /^\/(?![/\\])/
/** By https, and without a name before an @, which looks like the site itself. */
const isElsewhere = (href: string): boolean => /^https:\/\/[^/?#@\s\\]+(?=[/?#]|$)/i.test(href)
const rules: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  // Of the site itself, or another by https.
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: {
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: OWN.test(href)
        ? { href }
        : isElsewhere(href)
          ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
          : {},
    }),
  },
}

const HAS_BLOCKS = /<(?:p|br|h3|ul|ol|blockquote)\b/

/**
 * HTML that a page may show as it is: the tags above, everything else left out or escaped. Lines of a text without paragraphs stay lines. Sanitised again it
 * stays the same.
 */
export const sanitised = (html: string): string => {
  const clean = sanitizeHtml(html, rules).trim()
  return HAS_BLOCKS.test(clean) ? clean : clean.replace(/\r?\n/g, '<br />')
}

/** Whether anything is left to read. */
export const hasWords = (html: string): boolean =>
  /\S/.test(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', ' '))
