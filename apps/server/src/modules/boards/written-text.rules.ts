import { legible, seenPattern } from '@maru/contract/field-patterns'

/** One line, without what nobody sees or what turns or covers the words beside it; '' where nothing is left to see. */
export const writtenLine = (sent: string): string => seen(legible(sent).replaceAll(/\s+/g, ' ').trim())

/** The same with lines, but no more than one empty one between two. */
export const writtenLines = (sent: string): string =>
  seen(
    legible(sent)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  )

const seen = (text: string): string => (seenPattern.test(text) ? text : '')
