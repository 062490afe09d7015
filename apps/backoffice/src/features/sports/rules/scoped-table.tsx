import { Button, NativeSelect, TextInput } from '@mantine/core'
import { sportCodes, sportMainMarkets, sportManyOutcomes } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddButton } from '../../../shared/parts/add-button.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { moved, type ScopeDraft } from './rules-draft.rules.ts'
import { type Competition, useRulesWords } from './rules-words.ts'

type Props<R extends ScopeDraft> = {
  title: string
  note: string
  rows: R[]
  /** Where what is wrong of a row is named: `margins`. */
  path: string
  wrong: ReadonlySet<string>
  competitions: readonly Competition[]
  isLocked: boolean
  least: number
  valueHead: string
  value: (row: R, at: number, change: (changes: Partial<R>) => void) => ReactNode
  added: () => R
  onChange: (rows: R[]) => void
}

const singles = [
  1, 8, 10, 11, 16, 18, 26, 29, 37, 45, 47, 60, 66, 68, 186, 187, 189, 219, 223, 225, 237, 238, 251, 256, 258,
]

/** Rules in order, each for a part of all markets; of those that match the last one holds. */
export const ScopedTable = <R extends ScopeDraft>(props: Props<R>) => {
  const { title, note, rows, path, wrong, competitions, isLocked, least, valueHead, value, added, onChange } = props
  const say = useText('office-sports-rules')
  const sport = useText('sports-pages')
  const { markets } = useRulesWords(competitions)
  const change = (at: number, changes: Partial<R>) => onChange(rows.with(at, { ...(rows[at] as R), ...changes }))
  const marketChoices = (types: string[]) => {
    const choices = [[], sportMainMarkets, sportManyOutcomes, ...singles.map((type) => [type])]
    const own = types.map(Number)
    const all = choices.some((one) => one.join() === types.join()) ? choices : [own, ...choices]
    return all.map((one) => ({ value: one.join(), label: markets(one.length > 0 ? one : undefined) }))
  }
  return (
    <Panel
      title={title}
      head={
        <>
          <span className="quiet">{note}</span>
          {!isLocked && <AddButton label={say('add')} onAdd={() => onChange([...rows, added()])} />}
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="panel-pad quiet">{say('no-rules')}</p>
      ) : (
        <Scroll>
          <table className="grid rules-table" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{say('col.nr')}</th>
                <th scope="col">{say('col.sport')}</th>
                <th scope="col">{say('col.competition')}</th>
                <th scope="col">{say('col.markets')}</th>
                <th scope="col">{say('col.when')}</th>
                <th scope="col">{say('col.hours')}</th>
                <th scope="col">{valueHead}</th>
                <th aria-label={say('col.order')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.key}>
                  <td className="num">{at + 1}</td>
                  <td data-label={say('col.sport')}>
                    <NativeSelect
                      aria-label={`${say('col.sport')} ${at + 1}`}
                      disabled={isLocked}
                      value={row.sport}
                      data={[
                        { value: '', label: say('scope.every') },
                        ...sportCodes.map((code) => ({ value: code, label: sport(`sport.${code}`) })),
                      ]}
                      onChange={({ currentTarget }) =>
                        change(at, { sport: currentTarget.value, competitionId: '' } as Partial<R>)
                      }
                    />
                  </td>
                  <td data-label={say('col.competition')}>
                    <NativeSelect
                      aria-label={`${say('col.competition')} ${at + 1}`}
                      disabled={isLocked}
                      value={row.competitionId}
                      data={[
                        { value: '', label: say('scope.every') },
                        ...competitions
                          .filter((one) => row.sport === '' || one.sport === row.sport)
                          .map(({ id, name }) => ({ value: String(id), label: name })),
                      ]}
                      onChange={({ currentTarget }) => change(at, { competitionId: currentTarget.value } as Partial<R>)}
                    />
                  </td>
                  <td data-label={say('col.markets')}>
                    <NativeSelect
                      aria-label={`${say('col.markets')} ${at + 1}`}
                      disabled={isLocked}
                      value={row.marketTypes.join()}
                      data={marketChoices(row.marketTypes)}
                      onChange={({ currentTarget }) =>
                        change(at, { marketTypes: currentTarget.value.split(',').filter(Boolean) } as Partial<R>)
                      }
                    />
                  </td>
                  <td data-label={say('col.when')}>
                    <NativeSelect
                      aria-label={`${say('col.when')} ${at + 1}`}
                      disabled={isLocked}
                      value={row.isLive}
                      data={[
                        { value: '', label: say('scope.every') },
                        { value: 'no', label: say('scope.before') },
                        { value: 'yes', label: say('scope.live') },
                      ]}
                      onChange={({ currentTarget }) => change(at, { isLive: currentTarget.value } as Partial<R>)}
                    />
                  </td>
                  <td data-label={say('col.hours')}>
                    <TextInput
                      aria-label={`${say('col.hours')} ${at + 1}`}
                      className="rules-short"
                      inputMode="numeric"
                      maxLength={5}
                      disabled={isLocked}
                      value={row.startsAfterHours}
                      error={wrong.has(`${path}.${at}.startsAfterHours`) && say('wrong.hours')}
                      onChange={({ currentTarget }) =>
                        change(at, { startsAfterHours: currentTarget.value } as Partial<R>)
                      }
                    />
                  </td>
                  <td data-label={valueHead}>{value(row, at, (changes) => change(at, changes))}</td>
                  <td>
                    {!isLocked && (
                      <RowActs
                        at={at}
                        isLast={at === rows.length - 1}
                        isOnly={rows.length <= least}
                        onMove={(to) => onChange(moved(rows, at, to))}
                        onRemove={() => onChange(rows.toSpliced(at, 1))}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Panel>
  )
}

type ActsProps = { at: number; isLast: boolean; isOnly: boolean; onMove: (to: number) => void; onRemove: () => void }
const RowActs = ({ at, isLast, isOnly, onMove, onRemove }: ActsProps) => {
  const say = useText('office-sports-rules')
  return (
    <span className="row">
      <Button
        size="compact-sm"
        aria-label={say('up', { nr: at + 1 })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp size={14} aria-hidden />
      </Button>
      <Button
        size="compact-sm"
        aria-label={say('down', { nr: at + 1 })}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown size={14} aria-hidden />
      </Button>
      <Button size="compact-sm" aria-label={say('remove', { nr: at + 1 })} disabled={isOnly} onClick={onRemove}>
        <X size={14} aria-hidden />
      </Button>
    </span>
  )
}
