export const SOURCE_CHANNELS = ['direct', 'search', 'social', 'campaign', 'referral'] as const;
