/** For seeds. */
export { attend } from './attend.service.ts'
export { insertVersion as putAttendanceRules } from './rule.repository.ts'
