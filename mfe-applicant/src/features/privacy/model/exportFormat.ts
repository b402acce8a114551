export type ExportFormat = 'json' | 'pdf';
