/** Browsers inside other programs, where nothing can be downloaded. */

const PROGRAMS = /MicroMessenger|\bQQ\/|Weibo|DingTalk|Lark|AlipayClient|FBA[NV]|Line\//i;

/** Whether this is one of them. What they lack else is asked for itself. */
export const isInApp = (): boolean => PROGRAMS.test(navigator.userAgent);
