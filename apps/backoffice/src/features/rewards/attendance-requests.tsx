import { type AdminAnswerOf, type AttendanceRules, type adminAttendance, attendanceRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Change, Changes, SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmAttendance, useDropAttendance } from './calls/attendance.ts'

const fields = attendanceRules.keyof().exclude(['isOn']).options

/** Rules that bring members much more: another of the staff reads what changes and confirms it. */
export const AttendanceRequests = ({ found }: { found: AdminAnswerOf<typeof adminAttendance> }) => {
  const say = useText('office-rewards')
  const may = useMay()
  const [confirm, drop] = [useConfirmAttendance(), useDropAttendance()]
  const now = found.versions[0]?.rules
  const text = (field: (typeof fields)[number], rules: AttendanceRules | undefined) =>
    rules && (field === 'turnover' ? sumDigits(rules.turnover) : digits(rules[field]))
  return (
    <SecondPanel
      rows={found.requests}
      what={({ wanted }) => (
        <Changes>
          {wanted.isOn && !now?.isOn && <Change label={say('attendance.isOn')} />}
          {fields
            .filter((field) => wanted[field] !== now?.[field])
            .map((field) => (
              <Change
                key={field}
                label={say(`attendance.${field}`)}
                before={text(field, now)}
                after={text(field, wanted)}
              />
            ))}
        </Changes>
      )}
      mayDecide={may('rewards.manage')}
      confirm={confirm}
      drop={drop}
    />
  )
}
