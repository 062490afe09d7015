import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { useQuery } from '@tanstack/react-query'
import { digits, manWon, oneUnit, shortMoney } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { siteOption } from '../../shared/support/site-option.ts'
import type { Betting } from './use-betting.ts'
import { useStakeProblem } from './use-stake-problem.ts'

/** What each bet costs: typed, or raised by presets. */
export function StakeField({ betting, isDense }: { betting: Betting; isDense: boolean }) {
  const say = useText('minigames')
  const sayCommon = useText('common')
  const language = useLanguage()
  const presets = useQuery(siteOption).data?.quickAmounts ?? []
  const { problem, leave } = useStakeProblem(betting)
  const { slip, setStake, known } = betting
  const one = oneUnit()
  const label = say(slip.isCombined ? 'play.stake' : 'play.stakeEach')
  const { minimum, maximum } = known.limits
  return (
    <AmountPicker
      name="stake"
      label={isDense ? `${label} · ${shortMoney(minimum, language)} – ${shortMoney(maximum, language)}` : label}
      className={isDense ? '[&_button]:h-9! [&>div:nth-child(2)]:h-12!' : undefined}
      kind="plain"
      size="md"
      narrow
      value={slip.stake / one}
      onChange={(whole) => setStake(whole * one)}
      presets={presets.map((units) => units / one)}
      max={Math.floor(known.limits.maximum / one)}
      format={(whole) => digits(whole, language)}
      formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
      say={(whole) => manWon(whole * one, language)}
      {...useMoneyUnit()}
      clearLabel={sayCommon('action.clear')}
      error={problem}
      onLeave={leave}
    />
  )
}
