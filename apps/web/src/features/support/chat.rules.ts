import type { Data } from '@maru/client'

export type ChatState = Data<'/api/support/chat'>
export type Line = ChatState['lines'][number]

/** What was known with what was read after it. A read that does not join on, or of another chat, takes its place. */
export const joined = (known: ChatState | undefined, read: ChatState): ChatState => {
  const last = known?.lines.at(-1)?.seq ?? 0
  const first = read.lines[0]?.seq
  const isSame = known?.chat && known.chat.chatIdx === read.chat?.chatIdx
  if (!isSame || (first !== undefined && first > last + 1)) return read
  return { ...read, lines: [...known.lines, ...read.lines.filter(({ seq }) => seq > last)] }
}

/** With a line that came by itself; undefined where one before it is missing, so that it must be read again. */
export const withLine = (known: ChatState | undefined, chatIdx: number, line: Line): ChatState | undefined => {
  if (known?.chat?.chatIdx !== chatIdx) return undefined
  const last = known.lines.at(-1)?.seq ?? 0
  if (line.seq <= last) return known
  if (line.seq > last + 1) return undefined
  return { ...known, chat: { ...known.chat, lastSeq: line.seq }, lines: [...known.lines, line] }
}
