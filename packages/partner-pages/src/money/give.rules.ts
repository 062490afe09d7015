export type GiveWay = 'give' | 'take'
export type GiveTarget = { ownCash: number; cash: number; mostGive: number; mostTake: number }

export const mostOf = ({ mostGive, mostTake }: GiveTarget, way: GiveWay): number =>
  way === 'give' ? mostGive : mostTake

export const giveFinding = (
  amount: number,
  target: GiveTarget,
  way: GiveWay,
): 'none' | 'cash' | 'limit' | undefined => {
  if (amount <= 0) return 'none'
  if (amount > (way === 'give' ? target.ownCash : target.cash)) return 'cash'
  return amount > mostOf(target, way) ? 'limit' : undefined
}

/** Both balances once it is done. */
export const afterwards = ({ ownCash, cash }: GiveTarget, way: GiveWay, amount: number) =>
  way === 'give'
    ? { ownCash: ownCash - amount, cash: cash + amount }
    : { ownCash: ownCash + amount, cash: cash - amount }
