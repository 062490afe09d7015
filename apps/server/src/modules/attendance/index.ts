/** For seeds. */
export { attend } from './attend.service.ts'
export { putAttendanceRules } from './rule.repository.ts'
