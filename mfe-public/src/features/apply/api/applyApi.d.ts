import { type Apply } from '@cpa/shared/contracts';
import { type HttpClients } from '@cpa/shared/http';
export declare function createApplyApi({ privateClient: client }: HttpClients): {
  /** Status 201: newly submitted. 200: had applied already. */
  apply: (
    vacancyId: number,
    data: Apply,
  ) => Promise<
    import('@cpa/shared/http').Answered<{
      id: number;
      vacancy_id: number;
      applicant_id: number;
      status: 'hired' | 'interview' | 'new' | 'offer' | 'rejected' | 'shortlisted' | 'viewed' | 'withdrawn';
      message: string;
    }>
  >;
  createApplicant: (name: string) => Promise<{
    name: string;
    headline: string;
    phone: string | null;
    district_id: number | null;
    about: string;
    education_id: number | null;
    experience: {
      title: string;
      company: string;
      from: string;
      to: string | null;
      description: string;
    }[];
    educations: {
      school: string;
      degree: string;
      from: string | null;
      to: string | null;
    }[];
    skills: string[];
    languages: {
      language_id: number;
      level: 'basic' | 'conversational' | 'fluent' | 'native';
    }[];
    work_permit: 'any' | 'local_only' | 'sponsored' | null;
    visibility: 'companies_i_applied_to' | 'hidden' | 'searchable';
    blocked_company_ids: number[];
    id: number;
    email: string;
    photo: string | null;
    district: {
      id: number;
      name: string;
    } | null;
    education: {
      id: number;
      name: string;
    } | null;
    resumes: {
      id: number;
      file_name: string;
      size: number;
      is_default: boolean;
      uploaded_at: string;
    }[];
  }>;
};
export type ApplyApi = ReturnType<typeof createApplyApi>;
