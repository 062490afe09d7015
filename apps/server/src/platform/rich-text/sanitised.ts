import { seenPattern, unseenMarks, withoutPiles } from '@maru/contract/field-patterns'
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
  // In words alone: without them an address could lead somewhere else than what was looked at.
  textFilter: (text) => text.replace(unseenMarks, ''),
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

const HAS_BLOCKS = /<(?:p|br|h3|ul|ol|blockquote|img)\b/

/** Characters of what a picture shows. */
const MOST_ALT = 200

/**
 * HTML that a page may show as it is: the tags above, everything else left out or escaped. Lines of a text without paragraphs stay lines. Sanitised again it
 * stays the same.
 */
export const sanitised = (html: string): string => cleaned(html, rules)

/** The same, and what of its pictures are the site's own: those of which `hashOf` answers a hash. The others are left out. */
export const sanitisedWithPictures = (
  html: string,
  hashOf: (address: string) => string | undefined,
): { html: string; pictures: string[] } => {
  const pictures = new Set<string>()
  const clean = cleaned(html, {
    ...rules,
    allowedTags: [...TAGS, 'img'],
    allowedAttributes: { ...rules.allowedAttributes, img: ['src', 'alt', 'loading'] },
    transformTags: {
      ...rules.transformTags,
      img: (tagName, { src = '', alt = '' }): sanitizeHtml.Tag => {
        const hash = hashOf(src)
        // A tag of no name is none of those that are allowed.
        if (hash === undefined) return { tagName: '', attribs: {} }
        pictures.add(hash)
        return { tagName, attribs: { src, alt: alt.slice(0, MOST_ALT), loading: 'lazy' } }
      },
    },
  })
  return { html: clean, pictures: [...pictures] }
}

const cleaned = (html: string, options: sanitizeHtml.IOptions): string => {
  const clean = withoutPiles(sanitizeHtml(html, options)).trim()
  return HAS_BLOCKS.test(clean) ? clean : clean.replace(/\r?\n/g, '<br />')
}

/** Whether anything is left to see. */
export const hasWords = (html: string): boolean => seenPattern.test(wordsIn(html))

const BREAKS = /<(?:br|\/p|\/li|\/h3|\/blockquote)\b[^>]*>/g
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words alone, as they are read. */
export const wordsIn = (html: string): string =>
  sanitizeHtml(html.replaceAll(BREAKS, ' '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('\u00a0', ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
