import { useLanguage, useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { winReplay } from '../../../features/games/calls/replay-win.ts'
import { money } from '../../../shared/format/money.ts'
import { navigate } from '../../../shared/navigation/index.ts'
import { Replay } from './replay.tsx'

/** The round of a win that the ticker showed, for anybody; whose it was is masked. */
export function WinReplay({ win }: { win: string }) {
  const say = useText('games')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(winReplay(win))
  return (
    <Replay
      url={data?.url}
      title={data?.gameName}
      note={data && say('replay.won', { nick: data.nick, amount: money(data.amount, language) })}
      problem={error}
      again={() => void refetch()}
      close={() => navigate({ to: 'main' })}
    />
  )
}
