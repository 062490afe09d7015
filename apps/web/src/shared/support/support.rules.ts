import { isCallError } from '@maru/client'

/** Result codes whose text sends to the customer center, or that leave nothing else to do. */
const supportCodes = [
  '2000',
  'B0091',
  'B1001',
  'B1002',
  'C001',
  'C201',
  'C203',
  'C208',
  'P009',
  'TE99',
  'U001',
] as const

export const codeNamesSupport = (code: string | undefined): boolean =>
  code !== undefined && supportCodes.some((one) => one === code)

/** Whether the way to the customer center belongs beside the text of this problem. */
export const namesSupport = (problem: unknown): boolean => isCallError(problem, ...supportCodes)
