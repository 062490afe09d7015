import { useEffect } from 'react'
import { isForRoom } from './is-for-room.ts'

type Keys = {
  chips: readonly number[]
  chip: number
  choose(chip: number): void
  undo(): void
  clear(): void
  double(): void
  repeat(): void
}

/** While the focus is in the room: backspace takes back, D doubles, R repeats, C clears, brackets or 1 to 9 choose a chip. Places are reached by Tab. */
export function useKeys(isOn: boolean, keys: Keys): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isForRoom(event)) return
      const at = keys.chips.indexOf(keys.chip)
      const chosen = (index: number) => {
        const chip = keys.chips[index]
        if (chip !== undefined) keys.choose(chip)
      }
      const acts: { readonly [key: string]: () => void } = {
        backspace: keys.undo,
        d: keys.double,
        r: keys.repeat,
        c: keys.clear,
        '[': () => chosen(at - 1),
        ']': () => chosen(at + 1),
      }
      const act =
        acts[event.key.toLowerCase()] ?? (/^[1-9]$/.test(event.key) ? () => chosen(Number(event.key) - 1) : undefined)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
