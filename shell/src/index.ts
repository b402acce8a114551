import './bootstrap.ts';
