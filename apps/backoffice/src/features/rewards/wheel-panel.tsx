import { Button, Checkbox, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type adminWheel, mostSpinsGiven } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits, shortPercent } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { RuleVersions } from '../../shared/parts/rule-versions.tsx'
import { SaveRules } from '../../shared/parts/save-rules.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useSaveWheel, useWheel } from './calls/wheel.ts'
import { type PlaceProps, SpinsPanel } from './spins-panel.tsx'
import { draftOf, figuresOf, mayAdd, mayRemove, type SliceDraft, termsOf } from './wheel-draft.rules.ts'
import { WheelRequests } from './wheel-requests.tsx'
import './rewards.css'

type Found = AdminAnswerOf<typeof adminWheel>
const columns = ['points', 'weight', 'stock'] as const

/** The wheel as versions, what it came to, and every spin. */
export const WheelPanel = ({ before, onBefore }: PlaceProps) => {
  const say = useText('office-rewards')
  const query = useWheel()
  return (
    <>
      <Asking query={query} lines={12}>
        {(found) => (
          <>
            <WheelRequests found={found} />
            <WheelForm key={found.versions[0]?.version ?? 0} found={found} />
            <RuleVersions
              rows={found.versions.map((row) => ({
                ...row,
                came: say('wheel.came', { spins: digits(row.spins), paid: amountText(row.paid, 'POINT') }),
              }))}
              inForce={found.versions[0]?.version}
            />
          </>
        )}
      </Asking>
      <SpinsPanel before={before} onBefore={onBefore} />
    </>
  )
}

const WheelForm = ({ found }: { found: Found }) => {
  const say = useText('office-rewards')
  const may = useMay()
  const save = useSaveWheel()
  const [newest] = found.versions
  const [draft, setDraft] = useState(() => draftOf(newest?.terms))
  const terms = termsOf(draft)
  const figures = terms && figuresOf(terms)
  const isLocked = !may('rewards.manage')
  const setSlice = (at: number, changes: Partial<SliceDraft>) =>
    setDraft((was) => ({
      ...was,
      slices: was.slices.map((slice, index) => (index === at ? { ...slice, ...changes } : slice)),
    }))
  return (
    <Panel
      title={say('wheel.title')}
      head={<span className="quiet num">{say('wheel.unused', { count: digits(found.unused) })}</span>}
    >
      <div className="panel-pad reward-fields">
        <Checkbox
          label={say('wheel.isOn')}
          checked={draft.isOn}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => setDraft((was) => ({ ...was, isOn: checked }))}
        />
        <TextInput
          label={say('wheel.spinLasts')}
          inputMode="numeric"
          maxLength={3}
          disabled={isLocked}
          value={draft.spinLasts}
          onChange={({ currentTarget: { value } }) => setDraft((was) => ({ ...was, spinLasts: value }))}
        />
      </div>
      <Scroll>
        <table className="grid wheel-slices" aria-label={say('wheel.title')}>
          <thead>
            <tr>
              <th scope="col">#</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="end">
                  {say(`wheel.${column}`)}
                </th>
              ))}
              <th scope="col" className="end">
                {say('wheel.chance')}
              </th>
              <th scope="col" className="end">
                {say('wheel.drawn')}
              </th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {draft.slices.map((slice, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the wheel
              <tr key={at}>
                <th scope="row" className="num">
                  {at + 1}
                </th>
                {columns.map((column) => (
                  <td key={column} className="end">
                    <TextInput
                      aria-label={`${say(`wheel.${column}`)} ${at + 1}`}
                      inputMode="numeric"
                      maxLength={9}
                      disabled={isLocked}
                      value={slice[column]}
                      placeholder={column === 'stock' ? say('wheel.endless') : undefined}
                      onChange={({ currentTarget: { value } }) => setSlice(at, { [column]: value })}
                    />
                  </td>
                ))}
                <td className="end num">{figures ? shortPercent(figures.percents[at] ?? 0) : '–'}</td>
                <td className="end num">
                  {found.slices[at]
                    ? say('wheel.left', {
                        drawn: digits(found.slices[at].drawn),
                        left: found.slices[at].left === null ? '∞' : digits(found.slices[at].left),
                      })
                    : '–'}
                </td>
                <td>
                  {!isLocked && mayRemove(draft) && (
                    <Button
                      size="compact-sm"
                      onClick={() => setDraft((was) => ({ ...was, slices: was.slices.toSpliced(at, 1) }))}
                    >
                      {say('wheel.remove')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="panel-pad quiet">
        {figures
          ? say('wheel.average', { points: amountText(Math.floor(figures.average), 'POINT') })
          : say('wheel.wrong')}{' '}
        {say('wheel.two-note', { count: mostSpinsGiven })}
      </p>
      {!isLocked && (
        <SaveRules
          label={say('rules.save')}
          note={say('wheel.save-note')}
          save={save}
          bodyOf={terms && ((reason) => ({ after: newest?.version ?? 0, terms, reason }))}
        >
          {mayAdd(draft) && (
            <Button
              onClick={() =>
                setDraft((was) => ({ ...was, slices: [...was.slices, { points: '', weight: '', stock: '' }] }))
              }
            >
              {say('wheel.add')}
            </Button>
          )}
        </SaveRules>
      )}
    </Panel>
  )
}
