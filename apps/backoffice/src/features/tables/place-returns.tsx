import type { TableReport } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { axisOf } from '../minigames/returns.rules.ts'
import { ReturnHead, ReturnRow } from '../minigames/returns-table.tsx'
import { usePlaceWord } from './place-words.ts'
import { figuresOf } from './report.rules.ts'
import '../minigames/returns.css'

/** Actual against theoretical return of the table and each place: tick theory, bar 99% band, dot actual. */
export const PlaceReturns = ({ report }: { report: TableReport }) => {
  const t = useText('office')
  const place = usePlaceWord()
  const whole = figuresOf(report.whole)
  const places = report.places.map((of) => ({ place: of.place, figures: figuresOf(of) }))
  const axis = axisOf([whole, ...places.map(({ figures }) => figures)])
  return (
    <Scroll>
      <table className="grid mini-returns" aria-label={t('minigames.returns')}>
        <ReturnHead axis={axis} first={t('tables.place')} count={t('tables.bets')} />
        <tbody>
          <ReturnRow figures={whole} axis={axis}>
            <b>{t('tables.whole')}</b>
          </ReturnRow>
          {places.map(({ place: code, figures }) => (
            <ReturnRow key={code} figures={figures} axis={axis} isPart>
              {place(code)}
            </ReturnRow>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
