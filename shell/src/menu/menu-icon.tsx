import {
  BadgeDollarSign,
  Banknote,
  BarChart3,
  BookOpen,
  Building2,
  Car,
  CircleDollarSign,
  CirclePlus,
  CircleUser,
  ClipboardList,
  CreditCard,
  Dot,
  Download,
  Factory,
  FileText,
  FileUp,
  FlaskConical,
  Folder,
  History,
  Images,
  KeyRound,
  LayoutDashboard,
  LogOut,
  MapPin,
  MessageCircleQuestion,
  Package,
  PackageOpen,
  Percent,
  Receipt,
  ReceiptText,
  Scale,
  ScanSearch,
  Search,
  Settings,
  Shield,
  ShoppingCart,
  SlidersHorizontal,
  Store,
  Tag,
  Truck,
  UserPlus,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { contributionStore, useStore } from '@washcoat/platform-sdk';

const icons: Readonly<Record<string, LucideIcon>> = {
  'badge-dollar-sign': BadgeDollarSign,
  banknote: Banknote,
  'bar-chart-3': BarChart3,
  'book-open': BookOpen,
  'building-2': Building2,
  car: Car,
  'chart-column': BarChart3,
  'circle-dollar-sign': CircleDollarSign,
  'circle-plus': CirclePlus,
  'circle-user': CircleUser,
  'clipboard-list': ClipboardList,
  'credit-card': CreditCard,
  download: Download,
  factory: Factory,
  'file-text': FileText,
  'file-up': FileUp,
  'flask-conical': FlaskConical,
  folder: Folder,
  history: History,
  images: Images,
  'key-round': KeyRound,
  'layout-dashboard': LayoutDashboard,
  'log-out': LogOut,
  'map-pin': MapPin,
  'message-circle-question': MessageCircleQuestion,
  package: Package,
  'package-open': PackageOpen,
  percent: Percent,
  receipt: Receipt,
  'receipt-text': ReceiptText,
  scale: Scale,
  'scan-search': ScanSearch,
  search: Search,
  settings: Settings,
  shield: Shield,
  'shopping-cart': ShoppingCart,
  'sliders-horizontal': SlidersHorizontal,
  store: Store,
  tag: Tag,
  truck: Truck,
  'user-plus': UserPlus,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
};

const pen = {
  width: 16,
  height: 16,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The icon of a name: as the remote that names it has drawn it, else the shell's own; a dot when nobody knows it. */
export function MenuIcon({ name = '' }: { name: string | undefined }) {
  const drawing = useStore(contributionStore).icons[name];
  const Icon = icons[name] ?? Dot;
  if (!drawing) return <Icon size={16} aria-hidden />;
  return (
    <svg {...pen} aria-hidden>
      {drawing.map(([shape, measures], index) => createElement(shape, { key: index, ...measures }))}
    </svg>
  );
}
