type Box = { left: number; right: number; top: number; bottom: number }
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is ArrowKey => /^Arrow(Up|Down|Left|Right)$/.test(key)

const middle = ({ left, right }: Box): number => (left + right) / 2
const isBeside = (a: Box, b: Box): boolean => a.top < b.bottom && b.top < a.bottom

/** The option that an arrow leads to, by where the options stand. Undefined: the key is not for the options. -1: none is chosen before. */
export const nextOption = (boxes: readonly Box[], at: number, key: ArrowKey): number | undefined => {
  const here = boxes[at]
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!here) {
    if (isAcross || boxes.length === 0) return undefined
    return key === 'ArrowDown' ? 0 : boxes.length - 1
  }
  if (isAcross) {
    if (!boxes.some((box, other) => other !== at && isBeside(box, here))) return undefined
    const next = at + (key === 'ArrowRight' ? 1 : -1)
    return boxes[next] ? next : at
  }
  const isDown = key === 'ArrowDown'
  const ahead = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => (isDown ? box.top >= here.bottom : box.bottom <= here.top))
  const nearest = isDown
    ? Math.min(...ahead.map(({ box }) => box.top))
    : Math.max(...ahead.map(({ box }) => box.bottom))
  const row = ahead.filter(({ box }) => (isDown ? box.top : box.bottom) === nearest)
  const [best] = row.toSorted((a, b) => Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here)))
  return best?.index ?? (isDown ? 0 : boxes.length - 1)
}
