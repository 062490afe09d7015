import { seenPattern, unseenMarks } from '@maru/contract/field-patterns'

/** One line, without what nobody sees or what turns the words beside it; '' where nothing is left to see. */
export const writtenLine = (sent: string): string => seen(sent.replace(unseenMarks, '').replaceAll(/\s+/g, ' ').trim())

/** The same with lines, but no more than one empty one between two. */
export const writtenLines = (sent: string): string =>
  seen(
    sent
      .replaceAll(/\r\n?/g, '\n')
      .replace(unseenMarks, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  )

const seen = (text: string): string => (seenPattern.test(text) ? text : '')
