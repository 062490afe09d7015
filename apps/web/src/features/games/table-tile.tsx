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
  const { minimumStake, maximumStake } = game
  const limits =
    minimumStake === null || maximumStake === null
      ? undefined
      : { min: shortMoney(minimumStake, language), max: shortMoney(maximumStake, language) }
  const rtp = percent(game.returnBp, language)
  const named = { name: game.name, vendor: game.vendorName, rtp }
  return (
    <LiveTile
      name={game.name}
      vendor={game.vendorName}
      limits={limits && say('tables.limits', limits)}
      rtp={rtp}
      label={limits ? say('tables.openLabel', { ...named, ...limits }) : say('tables.openLabelUnlimited', named)}
      hue={vendorHue(game.vendorKey)}
      seed={seedOf(game.gameKey)}
      table={tableKind(game)}
      summary=""
      closedLabel={game.isOn ? undefined : say('closed')}
      onClick={() => open(game)}
    />
  )
}
