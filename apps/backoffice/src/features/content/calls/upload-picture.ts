import { auditLog, pictureUpload } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useUploadPicture = () => useAct(pictureUpload, [auditLog])
