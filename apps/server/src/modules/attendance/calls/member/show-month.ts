import { attendanceMonth } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showMonth } from '../../show-month.service.ts'

export const serveAttendanceMonth = serve(attendanceMonth, (ctx, { month }) => showMonth(ctx, month))
