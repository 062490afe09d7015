const name = 'maru-coin-quote'
const word = 'fixed'

/** For the member's other tabs: a rate was fixed here, theirs holds no more. */
export const sayFixed = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(word)
  channel.close()
}

export const whenFixed = (act: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = () => act()
  return () => channel.close()
}
