import { Checkbox, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type AttendanceRules, type adminAttendance, attendanceRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits, sumDigits } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { RuleVersions } from '../../shared/parts/rule-versions.tsx'
import { SaveRules } from '../../shared/parts/save-rules.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { readAmount, readWhole } from '../minigames/amount.rules.ts'
import { AttendanceRequests } from './attendance-requests.tsx'
import { useAttendance, useSaveAttendance } from './calls/attendance.ts'
import { DaysPanel } from './days-panel.tsx'

type Found = AdminAnswerOf<typeof adminAttendance>
const fields = ['turnover', 'daily', 'cycleDays', 'cyclePoints', 'spinDays'] as const
type Draft = Record<(typeof fields)[number], string> & { isOn: boolean }

const draftOf = (rules: AttendanceRules | undefined): Draft => ({
  isOn: rules?.isOn ?? true,
  turnover: sumDigits(rules?.turnover ?? 0),
  daily: String(rules?.daily ?? 1_000),
  cycleDays: String(rules?.cycleDays ?? 7),
  cyclePoints: String(rules?.cyclePoints ?? 5_000),
  spinDays: String(rules?.spinDays ?? 5),
})

/** Undefined: something is no number, or outside of its bounds. */
const rulesOf = ({ isOn, turnover, ...rest }: Draft): AttendanceRules | undefined =>
  attendanceRules.safeParse({
    isOn,
    turnover: readAmount(turnover),
    daily: readWhole(rest.daily),
    cycleDays: readWhole(rest.cycleDays),
    cyclePoints: readWhole(rest.cyclePoints),
    spinDays: readWhole(rest.spinDays),
  }).data

/** What attending brings, by versions, and what the last days came to. */
export const AttendancePanel = () => {
  const query = useAttendance()
  return (
    <Asking query={query} lines={10}>
      {(found) => (
        <>
          <AttendanceRequests found={found} />
          {/* Another version, saved by somebody else, starts the form anew. */}
          <RulesForm key={found.versions[0]?.version ?? 0} found={found} />
          <Days found={found} />
          <RuleVersions
            rows={found.versions.map((row) => ({ ...row, from: row.fromDay }))}
            inForce={found.versions.find(({ fromDay }) => fromDay <= found.today)?.version}
          />
        </>
      )}
    </Asking>
  )
}

const RulesForm = ({ found }: { found: Found }) => {
  const say = useText('office-rewards')
  const may = useMay()
  const save = useSaveAttendance()
  const [newest] = found.versions
  const [draft, setDraft] = useState(() => draftOf(newest?.rules))
  const rules = rulesOf(draft)
  const isLocked = !may('rewards.manage')
  const most = rules && rules.daily + Math.floor(rules.cyclePoints / rules.cycleDays)
  return (
    <Panel title={say('attendance.rules')} head={<span className="quiet">{say('attendance.note')}</span>}>
      <div className="panel-pad reward-fields">
        <Checkbox
          label={say('attendance.isOn')}
          checked={draft.isOn}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => setDraft((was) => ({ ...was, isOn: checked }))}
        />
        {fields.map((field) => (
          <TextInput
            key={field}
            label={say(`attendance.${field}`)}
            inputMode="numeric"
            maxLength={20}
            disabled={isLocked}
            value={draft[field]}
            onChange={({ currentTarget: { value } }) => setDraft((was) => ({ ...was, [field]: value }))}
          />
        ))}
      </div>
      <p className="panel-pad quiet">
        {most === undefined ? say('form.wrong') : say('attendance.cost', { points: amountText(most, 'POINT') })}
      </p>
      {!isLocked && (
        <SaveRules
          label={say('rules.save')}
          note={say('attendance.save-note')}
          save={save}
          bodyOf={rules && ((reason) => ({ after: newest?.version ?? 0, rules, reason }))}
        />
      )}
    </Panel>
  )
}

const Days = ({ found }: { found: Found }) => {
  const say = useText('office-rewards')
  const columns: Column<Found['days'][number]>[] = [
    { id: 'members', head: say('attendance.members'), isFigure: true, cell: (row) => digits(row.members) },
    { id: 'full', head: say('attendance.full'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.full) },
    { id: 'spins', head: say('attendance.spins'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.spins) },
    { id: 'points', head: say('batch.spent'), isFigure: true, cell: (row) => amountText(row.points, 'POINT') },
  ]
  return <DaysPanel rows={found.days} columns={columns} none={say('attendance.none')} />
}
