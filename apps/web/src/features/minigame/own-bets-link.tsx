import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useIsBelow } from '../../shared/media/use-is-below.ts'
import { useSession } from '../../shared/session/session.ts'
import { myBets } from './calls/my-bets.ts'

type Props = {
  game: Minigame
  /** Where own bets stand. */
  box: HTMLElement | null
  /** The round whose result is not to be shown yet. */
  secretRound: string | undefined
}

/** How many own bets wait for a draw, as long as they stand below the edge; a press brings them up. */
export function OwnBetsLink({ game, box, secretRound }: Props) {
  const say = useText('minigames')
  const isMember = useSession() !== undefined
  const { data } = useQuery({ ...myBets(game), enabled: isMember })
  const isBelow = useIsBelow(box)
  const waiting = data?.list.filter(
    ({ state, roundId }) => state === 'open' || (roundId === secretRound && state !== 'cancelled'),
  ).length
  if (!isBelow || !waiting) return null
  return (
    <Button
      kind="ghost"
      size="sm"
      icon={<DownGlyph size={16} />}
      onClick={() => box?.scrollIntoView({ block: 'nearest' })}
      className="min-w-0 bg-transparent! px-2! text-accent!"
    >
      {say('play.own.title')} <b className="num">{waiting}</b>
    </Button>
  )
}
