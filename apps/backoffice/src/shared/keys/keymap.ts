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

/** Keys of the trading desk. What one of them has in common with a key of another page is that no page acts on both. */
export const marketKeyNames = [
  'market-1',
  'market-2',
  'market-3',
  'market-4',
  'market-5',
  'market-6',
  'market-7',
  'market-8',
  'market-9',
] as const
export const tradingKeyNames = [
  'suspend',
  'resume',
  'price',
  'suspend-all',
  'result',
  'take',
  'take-part',
  'new-price',
  'turn-down',
  'hold',
  ...marketKeyNames,
] as const
/** `pay` is the key of `complete`, where a request is paid and not completed by hand. */
export type KeyName = (typeof keyNames)[number] | (typeof tradingKeyNames)[number] | 'pay'

/** What a key may mean: the page that acts on one of them decides. */
const plain: Record<string, readonly KeyName[]> = {
  KeyJ: ['next'],
  KeyK: ['previous'],
  KeyS: ['start', 'suspend'],
  KeyC: ['complete', 'pay'],
  KeyR: ['reject', 'resume'],
  KeyP: ['called', 'take-part'],
  KeyA: ['approve', 'take'],
  KeyN: ['reveal', 'new-price'],
  KeyO: ['price'],
  KeyW: ['result'],
  KeyX: ['turn-down'],
  Space: ['hold'],
  Enter: ['open'],
  Slash: ['find'],
  Escape: ['cancel'],
  Digit1: ['first-queue', 'market-1'],
  Digit2: ['second-queue', 'market-2'],
  ...Object.fromEntries(marketKeyNames.slice(2).map((name, at) => [`Digit${at + 3}`, [name]])),
}
const withShift: Record<string, readonly KeyName[]> = { KeyS: ['suspend-all'] }

/** What is drawn on the key. */
export const keyCaps: Record<KeyName, string> = {
  next: 'J',
  previous: 'K',
  start: 'S',
  complete: 'C',
  pay: 'C',
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
  suspend: 'S',
  resume: 'R',
  price: 'O',
  'suspend-all': '⇧S',
  result: 'W',
  take: 'A',
  'take-part': 'P',
  'new-price': 'N',
  'turn-down': 'X',
  hold: 'Space',
  'market-1': '1',
  'market-2': '2',
  'market-3': '3',
  'market-4': '4',
  'market-5': '5',
  'market-6': '6',
  'market-7': '7',
  'market-8': '8',
  'market-9': '9',
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

/** A letter, a digit or a sign by itself. */
export const isCharacter = ({ key, ctrlKey, metaKey }: Press): boolean =>
  !ctrlKey && !metaKey && key !== ' ' && [...key].length === 1

const mayRepeat: readonly KeyName[] = ['next', 'previous']

/** All that the key may mean. Nothing but moving repeats while a key is held down: a heavy thumb must not do anything twice. */
export const meaningsOf = (press: Press): readonly KeyName[] => {
  const names = namesOf(press)
  return press.repeat ? names.filter((name) => mayRepeat.includes(name)) : names
}

const namesOf = (press: Press): readonly KeyName[] => {
  if (press.isComposing || press.altKey) return []
  if (press.ctrlKey || press.metaKey) return press.code === 'KeyK' ? ['find'] : []
  if (press.key === '?') return ['keys']
  return (press.shiftKey ? withShift : plain)[press.code] ?? []
}

/** The first that `acts`. */
export const keyOf = (press: Press, acts: (name: KeyName) => boolean = () => true): KeyName | undefined =>
  meaningsOf(press).find(acts)

export type Where = { isTyping: boolean; isInDialog: boolean; isOnControl: boolean }

/** Whether a key is the page's to take: typing, dialogs and a focused button keep theirs. */
export const isForPage = (name: KeyName, where: Where): boolean => {
  if (where.isInDialog || where.isTyping) return false
  // A button that has the focus is pressed by Enter and by the space bar.
  return !(name === 'open' || name === 'hold') || !where.isOnControl
}
