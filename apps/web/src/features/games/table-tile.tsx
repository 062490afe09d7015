import { useLanguage, useText } from '@maru/i18n/react'
import { LiveTile } from '@maru/ui/live-tile.tsx'
import { percent, shortMoney } from '../../shared/format/money.ts'
import { seedOf, vendorHue } from '../../shared/vendor-hue.ts'
import type { Game } from './game.ts'
import { useOpenGame } from './use-open-game.ts'

const tableKind = ({ category, gameKey }: Game) =>
  /roulette/i.test(category + gameKey) ? 'roulette' : /dragon/i.test(category + gameKey) ? 'dragon' : 'baccarat'

export function TableTile({ game }: { game: Game }) {
  const say = useText('main')
  const language = useLanguage()
  const open = useOpenGame()
  const min = shortMoney(game.minimumStake, language)
  const max = shortMoney(game.maximumStake, language)
  const rtp = percent(game.returnBp, language)
  return (
    <LiveTile
      name={game.name}
      vendor={game.vendorName}
      limits={say('tables.limits', { min, max })}
      rtp={rtp}
      label={say('tables.openLabel', { name: game.name, vendor: game.vendorName, min, max, rtp })}
      hue={vendorHue(game.vendorKey)}
      seed={seedOf(game.gameKey)}
      table={tableKind(game)}
      summary=""
      closedLabel={game.isOn ? undefined : say('closed')}
      onClick={() => open(game)}
    />
  )
}
