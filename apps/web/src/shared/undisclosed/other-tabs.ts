/** The balance that a tab with a running round shows, and since when (server's clock in ms). */
export type Held = { shown: number; since: number }

const name = 'maru-held-round'
const askWord = 'which'
const takeWord = 'taken'
const repeatMs = 3_000
/** A tab that says nothing for so long has gone. */
export const goneMs = 8_000
/** After a reload the game shows its round again, and what it has shown follows at the latest then. */
export const reloadMs = 15_000

export type Tabs = {
  /** What this tab holds back now, for the member's other tabs. Undefined: nothing. */
  say: (held: Held | undefined) => void
  /** A game is opened in this tab: the one in any other tab has ended, and may never say that its round has. */
  take: () => void
  /** The round that this tab showed when its game was taken has been shown here all the same. */
  endTaken: () => void
  close: () => void
}
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The member's other tabs show no more of a running round than the tab that plays it, nor does that tab after a reload. `become` says what another tab,
 * or this one before its reload, holds back, and for how long at most. `taken`: a game was opened in another tab, while this one held that back.
 */
export const joinTabs = (
  {
    become,
    taken,
  }: { become: (held: Held | undefined, forMs: number) => void; taken: (own: Held | undefined) => void },
  memory: Memory | undefined,
  onLeave: (leave: () => void) => void,
): Tabs => {
  const channel = new BroadcastChannel(name)
  let own: Held | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isTaken = false
  channel.onmessage = ({ data }) => {
    if (data === takeWord) give()
    else if (data !== askWord) become(readHeld(data), goneMs)
    else if (own) channel.postMessage(own)
  }
  const give = (): void => {
    const was = own
    own = undefined
    clearInterval(timer)
    isTaken = was !== undefined
    taken(was)
  }
  let before = readHeld(parsed(memory?.getItem(name)))
  // Also when it is loaded once more before the game has come.
  onLeave(() => (own ?? before) && memory?.setItem(name, JSON.stringify(own ?? before)))
  memory?.removeItem(name)
  if (before) become(before, reloadMs)
  const forgetting = setTimeout(() => (before = undefined), reloadMs)
  channel.postMessage(askWord)
  return {
    say: (held) => {
      if (held?.shown === own?.shown && held?.since === own?.since) return
      own = held
      before = undefined
      clearInterval(timer)
      channel.postMessage(held ?? null)
      if (held) timer = setInterval(() => channel.postMessage(held), repeatMs)
    },
    take: () => channel.postMessage(takeWord),
    endTaken: () => {
      if (isTaken) channel.postMessage(null)
      isTaken = false
    },
    close: () => {
      clearInterval(timer)
      clearTimeout(forgetting)
      channel.close()
    },
  }
}

const readHeld = (data: unknown): Held | undefined => {
  const { shown, since } = (data ?? {}) as Partial<Record<keyof Held, unknown>>
  return Number.isSafeInteger(shown) && typeof since === 'number' ? { shown: shown as number, since } : undefined
}

const parsed = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
