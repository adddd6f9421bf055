import { SERVICE_CATEGORIES } from '@atelier/contracts/content/service-categories';
import type { ComponentType } from 'react';
import {
  AppstoreOutlined,
  BgColorsOutlined,
  ClusterOutlined,
  CodeOutlined,
  GlobalOutlined,
  MobileOutlined,
} from '#icons';

export const CATEGORY_CHOICES = SERVICE_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

export const STATUS_CHOICES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const ICONS: Readonly<Record<string, ComponentType>> = {
  web_development: GlobalOutlined,
  mobile_development: MobileOutlined,
  custom_software: CodeOutlined,
  ui_ux_design: BgColorsOutlined,
  enterprise_solutions: ClusterOutlined,
};
export const iconOfCategory = (category: string): ComponentType => ICONS[category] ?? AppstoreOutlined;
