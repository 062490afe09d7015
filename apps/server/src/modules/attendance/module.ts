import type { Module } from '../../platform/module.ts'
import { serveAdminAttendanceConfirm } from './calls/admin/confirm-rules.ts'
import { serveAdminAttendanceDrop } from './calls/admin/drop-rules.ts'
import { serveAdminAttendanceSave } from './calls/admin/save-rules.ts'
import { serveAdminAttendance } from './calls/admin/show-attendance.ts'
import { serveAttendanceCheck } from './calls/member/attend.ts'
import { serveAttendanceMonth } from './calls/member/show-month.ts'

export const attendanceModule: Module = {
  name: 'attendance',
  calls: [serveAttendanceMonth, serveAttendanceCheck],
  adminCalls: [serveAdminAttendance, serveAdminAttendanceSave, serveAdminAttendanceConfirm, serveAdminAttendanceDrop],
}
