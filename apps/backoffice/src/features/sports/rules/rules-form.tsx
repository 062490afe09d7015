import { Button, NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type AdminAnswerOf, type SportBookRules, type sportRules, sportShiftSides } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Panel } from '../../../shared/parts/panel.tsx'
import { SaveWithReason } from '../../../shared/parts/save-with-reason.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useSaveRules } from './calls/rules.ts'
import { BoundsPanel, LevelsPanel, SportsPanel } from './limits-panels.tsx'
import { RulesDiff } from './rules-diff.tsx'
import { draftOf, emptyScope, type RulesDraft, readRules } from './rules-draft.rules.ts'
import type { Competition } from './rules-words.ts'
import { SamplePanel } from './sample-panel.tsx'
import { ScopedTable } from './scoped-table.tsx'
import './rules.css'

export type FoundRules = AdminAnswerOf<typeof sportRules>
type Base = { version: number; rules: SportBookRules }

/** Margins, limits and delays: one version is saved with all of them. What another saved meanwhile is shown beside what stands here. */
export const RulesForm = ({ found }: { found: FoundRules }) => {
  const say = useText('office-sports-rules')
  const isLocked = !useMay()('sports.rules')
  const save = useSaveRules()
  const [base, setBase] = useState<Base>(found)
  const [draft, setDraft] = useState(() => draftOf(found.rules))
  const change = (changes: Partial<RulesDraft>) => setDraft((was) => ({ ...was, ...changes }))
  const read = readRules({ ...draft, switches: found.rules.switches })
  const rules = 'rules' in read ? read.rules : undefined
  const wrong = 'wrong' in read ? read.wrong : new Set<string>()
  const isChanged = !rules || textOf(rules) !== textOf({ ...base.rules, switches: rules.switches })
  const isBehind = found.version !== base.version
  const takeTheirs = () => {
    setBase(found)
    setDraft(draftOf(found.rules))
  }
  // Nothing was typed: what another saved simply takes its place.
  if (isBehind && !isChanged) takeTheirs()
  const send = (reason: string, close: () => void) => {
    if (!rules) return
    save.mutate(
      { body: { version: base.version, rules, reason } },
      {
        onSuccess: ({ version, requestId }) => {
          if (requestId !== null) {
            setDraft(draftOf(base.rules))
            return notifications.show({ message: say('asked') })
          }
          setBase({ version, rules })
          setDraft(draftOf(rules))
          notifications.show({ message: say('saved') })
        },
        onSettled: close,
      },
    )
  }
  const parts = { draft, wrong, isLocked, onChange: change }
  const scoped = { wrong, isLocked, competitions: found.competitions }
  return (
    <>
      {isBehind && isChanged && (
        <ConflictPanel
          base={base}
          found={found}
          own={rules}
          competitions={found.competitions}
          onTheirs={takeTheirs}
          onOwn={() => setBase(found)}
        />
      )}
      <ScopedTable
        {...scoped}
        title={say('margins')}
        note={say('margins.note')}
        path="margins"
        rows={draft.margins}
        least={1}
        valueHead={say('field.margin')}
        value={(row, at, set) => (
          <TextInput
            aria-label={`${say('field.margin')} ${at + 1}`}
            className="rules-short"
            inputMode="decimal"
            maxLength={6}
            disabled={isLocked}
            value={row.percent}
            error={wrong.has(`margins.${at}.marginBp`) && say('wrong.margin')}
            onChange={({ currentTarget }) => set({ percent: currentTarget.value })}
          />
        )}
        added={() => ({ ...emptyScope(), percent: '6' })}
        onChange={(margins) => change({ margins })}
      />
      <ScopedTable
        {...scoped}
        title={say('shifts')}
        note={say('shifts.note')}
        path="shifts"
        rows={draft.shifts}
        least={0}
        valueHead={say('field.shift')}
        value={(row, at, set) => (
          <span className="row">
            <NativeSelect
              aria-label={`${say('field.side')} ${at + 1}`}
              disabled={isLocked}
              value={row.side}
              data={sportShiftSides.map((value) => ({ value, label: say(`side.${value}`) }))}
              onChange={({ currentTarget }) => set({ side: currentTarget.value as typeof row.side })}
            />
            <TextInput
              aria-label={`${say('field.shift')} ${at + 1}`}
              className="rules-short"
              maxLength={7}
              disabled={isLocked}
              value={row.percent}
              error={wrong.has(`shifts.${at}.shiftBp`) && say('wrong.shift')}
              onChange={({ currentTarget }) => set({ percent: currentTarget.value })}
            />
          </span>
        )}
        added={() => ({ ...emptyScope(), side: 'favourite' as const, percent: '1' })}
        onChange={(shifts) => change({ shifts })}
      />
      <SamplePanel rules={rules} competitions={found.competitions} />
      <LevelsPanel {...parts} />
      <ScopedTable
        {...scoped}
        title={say('limits')}
        note={say('limits.note')}
        path="limits"
        rows={draft.limits}
        least={0}
        valueHead={say('field.factor')}
        value={(row, at, set) => (
          <TextInput
            aria-label={`${say('limits')} ${say('field.factor')} ${at + 1}`}
            className="rules-short"
            inputMode="decimal"
            maxLength={6}
            disabled={isLocked}
            value={row.percent}
            error={wrong.has(`limits.${at}.factorBp`) && say('wrong.limit')}
            onChange={({ currentTarget }) => set({ percent: currentTarget.value })}
          />
        )}
        added={() => ({ ...emptyScope(), percent: '50' })}
        onChange={(limits) => change({ limits })}
      />
      <SportsPanel {...parts} />
      <BoundsPanel {...parts} />
      {!isLocked && (
        <div className="rules-save">
          {rules && isChanged && (
            <details>
              <summary>{say('diff.own')}</summary>
              <RulesDiff before={base.rules} after={rules} competitions={found.competitions} />
            </details>
          )}
          <SaveWithReason
            label={say('save')}
            note={say('save.note')}
            isDisabled={!rules || !isChanged || isBehind}
            isBusy={save.isPending}
            onSave={send}
          />
        </div>
      )}
    </>
  )
}

/** Same rules, same text: fields are always in the order of the schema. */
const textOf = (rules: SportBookRules): string => JSON.stringify(readRules(draftOf(rules)))

type ConflictProps = {
  base: Base
  found: FoundRules
  own: SportBookRules | undefined
  competitions: readonly Competition[]
  onTheirs: () => void
  onOwn: () => void
}
const ConflictPanel = ({ base, found, own, competitions, onTheirs, onOwn }: ConflictProps) => {
  const say = useText('office-sports-rules')
  return (
    <Panel
      title={say('conflict')}
      head={<span className="quiet">{say('conflict.note', { version: found.version })}</span>}
    >
      <div className="panel-pad rules-conflict" role="alert">
        <div>
          <h3>{say('conflict.theirs')}</h3>
          <RulesDiff before={base.rules} after={found.rules} competitions={competitions} />
          <Button onClick={onTheirs}>{say('conflict.take-theirs')}</Button>
        </div>
        <div>
          <h3>{say('conflict.own')}</h3>
          {own && <RulesDiff before={base.rules} after={own} competitions={competitions} />}
          <Button onClick={onOwn}>{say('conflict.keep-own')}</Button>
        </div>
      </div>
    </Panel>
  )
}
