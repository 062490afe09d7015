import type { Module } from '../../platform/module.ts'
import { serveAdminAttendanceSave } from './calls/admin/save-rules.ts'
import { serveAdminAttendance } from './calls/admin/show-attendance.ts'
import { serveAttendanceCheck } from './calls/member/attend.ts'
import { serveAttendanceMonth } from './calls/member/show-month.ts'

export const attendanceModule: Module = {
  name: 'attendance',
  calls: [serveAttendanceMonth, serveAttendanceCheck],
  adminCalls: [serveAdminAttendance, serveAdminAttendanceSave],
}
