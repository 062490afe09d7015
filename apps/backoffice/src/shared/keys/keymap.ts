/** What the keys mean. Letters go by their place on the keyboard, so that they work while Hangul is switched on. */
export const keyNames = [
  'next',
  'previous',
  'start',
  'complete',
  'reject',
  'called',
  'approve',
  'reveal',
  'open',
  'find',
  'keys',
  'cancel',
  'first-queue',
  'second-queue',
] as const
export type KeyName = (typeof keyNames)[number]

const plain: Record<string, KeyName> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyS: 'start',
  KeyC: 'complete',
  KeyR: 'reject',
  KeyP: 'called',
  KeyA: 'approve',
  KeyN: 'reveal',
  Enter: 'open',
  Slash: 'find',
  Escape: 'cancel',
  Digit1: 'first-queue',
  Digit2: 'second-queue',
}

/** What is drawn on the key. */
export const keyCaps: Record<KeyName, string> = {
  next: 'J',
  previous: 'K',
  start: 'S',
  complete: 'C',
  reject: 'R',
  called: 'P',
  approve: 'A',
  reveal: 'N',
  open: '↵',
  find: '/',
  keys: '?',
  cancel: 'Esc',
  'first-queue': '1',
  'second-queue': '2',
}

export type Press = {
  code: string
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  isComposing: boolean
}

const mayRepeat: readonly KeyName[] = ['next', 'previous']

/** Nothing but moving repeats while a key is held down: a heavy thumb must not do anything twice. */
export const keyOf = (press: Press): KeyName | undefined => {
  if (press.isComposing || press.altKey) return undefined
  if (press.ctrlKey || press.metaKey) return press.code === 'KeyK' && !press.repeat ? 'find' : undefined
  if (press.key === '?') return press.repeat ? undefined : 'keys'
  if (press.shiftKey) return undefined
  const name = plain[press.code]
  if (name === undefined || (press.repeat && !mayRepeat.includes(name))) return undefined
  return name
}

export type Where = { isTyping: boolean; isInDialog: boolean; isOnControl: boolean }

/** Whether a key is the page's to take: typing, dialogs and a focused button keep theirs. */
export const isForPage = (name: KeyName, where: Where): boolean => {
  if (where.isInDialog || where.isTyping) return false
  return name !== 'open' || !where.isOnControl
}
