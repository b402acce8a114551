-- Does not block readers or writers.
alter table notification_settings validate constraint notification_settings_topic_check;
