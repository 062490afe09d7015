import type { Module } from '../../platform/module.ts'
import { serveBannerChange } from './calls/admin/change-banner.ts'
import { servePopupChange } from './calls/admin/change-popup.ts'
import { serveAdminSiteOptionConfirm } from './calls/admin/confirm-option.ts'
import { serveBannerCreate } from './calls/admin/create-banner.ts'
import { servePopupCreate } from './calls/admin/create-popup.ts'
import { serveBannerDelete } from './calls/admin/delete-banner.ts'
import { servePopupDelete } from './calls/admin/delete-popup.ts'
import { serveAdminSiteOptionDrop } from './calls/admin/drop-option.ts'
import { serveMaintenanceGet } from './calls/admin/get-maintenance.ts'
import { serveAdminBanks } from './calls/admin/list-banks.ts'
import { serveAdminBanners } from './calls/admin/list-banners.ts'
import { serveAdminSiteOptions } from './calls/admin/list-options.ts'
import { serveAdminPopups } from './calls/admin/list-popups.ts'
import { serveAdminBankOrder } from './calls/admin/order-banks.ts'
import { serveMaintenancePut } from './calls/admin/put-maintenance.ts'
import { serveAdminBankSave } from './calls/admin/save-bank.ts'
import { serveAdminSiteOptionSet } from './calls/admin/set-option.ts'
import { serveAdminSiteOptionHistory } from './calls/admin/show-option-history.ts'
import { servePictureUpload } from './calls/admin/upload-picture.ts'
import { serveSiteCheckInfo } from './calls/guest/check-site.ts'
import { serveSiteOption } from './calls/guest/get-options.ts'
import { serveBankList } from './calls/guest/list-banks.ts'
import { serveBanner } from './calls/guest/list-banners.ts'
import { serveCommonCode } from './calls/guest/list-codes.ts'
import { serveNoticeList } from './calls/guest/list-notices.ts'
import { servePopupList } from './calls/guest/list-popups.ts'
import { serveLoginPopupList } from './calls/member/list-login-popups.ts'
import { maintenanceClock } from './watch.service.ts'

export const siteModule: Module = {
  name: 'site',
  calls: [
    serveBankList,
    serveBanner,
    servePopupList,
    serveLoginPopupList,
    serveSiteOption,
    serveSiteCheckInfo,
    serveNoticeList,
    serveCommonCode,
  ],
  adminCalls: [
    serveMaintenanceGet,
    serveMaintenancePut,
    serveAdminBanners,
    serveBannerCreate,
    serveBannerChange,
    serveBannerDelete,
    serveAdminPopups,
    servePopupCreate,
    servePopupChange,
    servePopupDelete,
    servePictureUpload,
    serveAdminSiteOptions,
    serveAdminSiteOptionSet,
    serveAdminSiteOptionHistory,
    serveAdminSiteOptionConfirm,
    serveAdminSiteOptionDrop,
    serveAdminBanks,
    serveAdminBankSave,
    serveAdminBankOrder,
  ],
  clocks: [maintenanceClock],
}
