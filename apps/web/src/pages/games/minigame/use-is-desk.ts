import { useMedia } from '../../../shared/media/use-media.ts'

/** From this width on the slip stands beside the markets. */
export const useIsDesk = (): boolean => useMedia('(min-width: 1181px)', true)
