import { attendanceCheck } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { attend } from '../../attend.service.ts'

export const serveAttendanceCheck = serve(attendanceCheck, (ctx) => attend(ctx))
