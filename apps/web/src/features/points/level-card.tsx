import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { ProgressBar } from '@maru/ui/moon-progress.tsx'
import { digits, money } from '../../shared/format/money.ts'
import type { OwnLevel } from './calls/points.ts'
import { LevelBenefits } from './level-benefits.tsx'

/** The member's level, what the next one asks for, and what it brings. */
export function LevelCard({ own }: { own: OwnLevel }) {
  const say = useText('points')
  const { level, levels, isFixed } = own
  const here = levels.find((row) => row.level === level)
  const next = levels.find((row) => row.level === level + 1)
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Card className="p-6!">
        <div className="flex items-center gap-4">
          <Moon phase={level / levels.length} size={72} />
          <div>
            <span className="text-13 text-text-3">{say('level.now')}</span>
            <div className="num font-bold text-28 leading-tight tracking-[-0.025em]">
              {say('level.name', { level })}
            </div>
          </div>
        </div>
        {next?.needs ? (
          <div className="mt-5 grid gap-3.5 border-line-soft border-t pt-4">
            <h2 className="font-bold text-15">{say('level.next', { level: next.level })}</h2>
            {isFixed ? (
              <p className="text-13 text-text-2">{say('level.fixed')}</p>
            ) : (
              <Progress needs={next.needs} reached={own.reached} />
            )}
          </div>
        ) : (
          <p className="mt-5 text-13 text-text-2">{next ? say('level.noRules') : say('level.highest')}</p>
        )}
      </Card>
      {here && (
        <Card className="p-6!">
          <h2 className="mb-3.5 font-bold text-16">{say('level.benefits')}</h2>
          <LevelBenefits row={here} next={next} />
        </Card>
      )}
    </div>
  )
}

type Needs = NonNullable<OwnLevel['levels'][number]['needs']>

function Progress({ needs, reached }: { needs: Needs; reached: OwnLevel['reached'] }) {
  const say = useText('points')
  const language = useLanguage()
  const days = (count: number): string => say('level.daysCount', { count: digits(count, language) })
  const rows = [
    { key: 'deposits', has: reached.deposits, needs: needs.deposits, text: (n: number) => money(n, language) },
    { key: 'turnover', has: reached.turnover, needs: needs.turnover, text: (n: number) => money(n, language) },
    { key: 'days', has: reached.days, needs: needs.days, text: days },
  ] as const
  return rows
    .filter((row) => row.needs > 0)
    .map(({ key, has, needs: most, text }) => (
      <div key={key} className="grid gap-1.5">
        <div className="num flex flex-wrap justify-between gap-x-3 text-13">
          <span className="text-text-2">{say(`level.${key}`)}</span>
          <span>
            <b>{text(Math.min(has, most))}</b> <span className="text-text-3">/ {text(most)}</span>
          </span>
        </div>
        <ProgressBar value={has / most} label={say(`level.${key}`)} tone={has >= most ? 'moon' : 'accent'} />
      </div>
    ))
}
