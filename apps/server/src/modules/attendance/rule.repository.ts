import type { AttendanceRules } from '@maru/contract'
import { ruleVersionsOf } from '../approvals/index.ts'

/** What attending brings. */
export const attendanceVersions = ruleVersionsOf<AttendanceRules>('attendance')
export const putAttendanceRules = attendanceVersions.insert
