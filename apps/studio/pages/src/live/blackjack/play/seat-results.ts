export type SeatResult = { seat: number; kind: 'won' | 'push' | 'lost'; isNatural: boolean }

const RESULT = /^(\d) (\d+)\/(\d+)$/

/** What a round brought to each seat that played, as records say it: `2 100/250`. Empty for a void round. */
export const seatResults = (result: string): SeatResult[] =>
  result.split(', ').flatMap((one): SeatResult[] => {
    const [, seat, staked, returned] = RESULT.exec(one) ?? []
    if (seat === undefined) return []
    const net = Number(returned) - Number(staked)
    return [
      {
        seat: Number(seat),
        kind: net > 0 ? 'won' : net === 0 ? 'push' : 'lost',
        isNatural: Number(staked) === 100 && Number(returned) === 250,
      },
    ]
  })
