import { type Body, call } from '@maru/client'

export type UniqueField = Body<'/api/member/checkDuplicate'>['field']

/** Whether nobody else has it; for a recommender, whether that partner exists. */
export const isAvailable = async (field: UniqueField, value: string): Promise<boolean> =>
  (await call('/api/member/checkDuplicate', { field, value })).isAvailable
