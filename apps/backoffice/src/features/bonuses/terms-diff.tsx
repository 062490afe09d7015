import type { BonusTerms } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { diffOf } from '../../shared/diff/diff.ts'
import { shortPercent, sumText } from '../../shared/money.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { groupWords } from '../../shared/words/group-words.ts'

type Shown = BonusTerms & { isOn: boolean }
const sums = ['cap', 'minimumDeposit', 'largestStake', 'largestConversion', 'budget']

/** What two versions of terms have different, line by line. */
export const TermsDiff = ({ before, after }: { before: Shown | null; after: Shown }) => {
  const t = useText('office-bonus')
  const words = useFieldWords()
  const changes = diffOf(before, after).filter(({ kind }) => kind !== 'same')
  if (changes.length === 0) return <p className="quiet">{t('history.same')}</p>
  return (
    <table className="diff" aria-label={t('history.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before: from, after: to }) => (
          <tr key={path}>
            <th scope="row">{words.name(path)}</th>
            <td>{from === '' ? '–' : <del>{words.value(path, from)}</del>}</td>
            <td>{to === '' ? '–' : <ins>{words.value(path, to)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useFieldWords = () => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const names: Record<string, string> = {
    isOn: t('form.on'),
    trigger: t('form.trigger'),
    every: t('form.every'),
    rateBp: t('form.rate'),
    cap: t('form.cap'),
    minimumDeposit: t('form.minimumDeposit'),
    multiple: t('form.multiple'),
    largestStake: t('form.largestStake'),
    excludedGames: t('form.excluded'),
    days: t('form.days'),
    largestConversion: t('form.largestConversion'),
    'levels.from': t('form.levelFrom'),
    'levels.to': t('form.levelTo'),
    from: t('form.from'),
    until: t('form.until'),
    budget: t('form.budget'),
    'names.ko': t('form.name', { language: tOffice('language.ko') }),
    'names.en': t('form.name', { language: tOffice('language.en') }),
    'names.vn': t('form.name', { language: tOffice('language.vn') }),
  }
  const group = (path: string) => path.slice('weights.'.length) as keyof typeof groupWords
  return {
    name: (path: string): string =>
      path.startsWith('weights.')
        ? t('weights.of', { group: tOffice(groupWords[group(path)]) })
        : (names[path] ?? path),
    value: (path: string, value: string): string => {
      if (sums.includes(path)) return sumText(Number(value))
      if (path === 'rateBp') return shortPercent(Number(value) / 100)
      if (path.startsWith('weights.')) return `${value}%`
      if (path === 'from' || path === 'until') return seoulFull(value)
      if (path === 'isOn') return t(value === 'true' ? 'list.on' : 'list.off')
      return value
    },
  }
}
