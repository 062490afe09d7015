/**
 * Every table a query may name. A module adds its own beside its repository:
 *
 *     declare module '../../platform/db/tables.ts' {
 *       interface Tables { 'identity.member': MemberTable }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: widened by the modules
export interface Tables {}
