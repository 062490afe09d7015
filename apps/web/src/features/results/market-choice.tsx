import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Chip } from '@maru/ui/chip.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { trendMarkets } from './trend.rules.ts'

type Props = { game: Game; market: string; onMarket: (market: string) => void }

export function MarketChoice({ game, market, onMarket }: Props) {
  const say = useText('minigames')
  const { marketName } = useMarketNames()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser.
    <div
      role="group"
      aria-label={say('results.market')}
      className="scroll-row flex max-w-full gap-2 max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4"
    >
      {trendMarkets[game].map((one) => (
        <Chip key={one} pressed={one === market} onClick={() => onMarket(one)}>
          {marketName(one)}
        </Chip>
      ))}
    </div>
  )
}
