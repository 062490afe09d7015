import type { Minigame } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { signedMoney } from '../../shared/format/money.ts'
import { useSession } from '../../shared/session/session.ts'
import { myBets } from './calls/my-bets.ts'
import { openRounds, resultOf } from './own-result.rules.ts'

type Props = {
  game: Minigame
  /** The round whose result is not to be shown yet. */
  secretRound: string | undefined
}

/** Says to a screen reader what the member's own bets came to, as the list of bets shows it. */
export function OwnResult({ game, secretRound }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const isMember = useSession() !== undefined
  const { data } = useQuery({ ...myBets(game), enabled: isMember })
  const { list = [], pageInfo } = data ?? {}
  const decided = useDecidedRound(openRounds(list, secretRound))
  // Bets of a round that goes on over the page are not all here: no sum is said of a part of them.
  const isWhole = list.at(-1)?.roundId !== decided || pageInfo?.tatal_list_count === list.length
  const result = decided !== undefined && isWhole ? resultOf(list, decided) : undefined
  return (
    <p role="status" className="sr-only">
      {result &&
        say('play.own.result', {
          number: result.number,
          results: result.counts
            .map(({ state, count }) => say('play.own.counted', { state: say(`play.state.${state}`), count }))
            .join(', '),
          sum: signedMoney(result.net, language),
        })}
    </p>
  )
}

/** The last round that was open while one looked, and is not any more. */
const useDecidedRound = (open: string[]): string | undefined => {
  const [before, setBefore] = useState(open)
  const [decided, setDecided] = useState<string>()
  if (before.join() !== open.join()) {
    setBefore(open)
    setDecided(before.find((round) => !open.includes(round)) ?? decided)
  }
  return decided
}
