ALTER TABLE `workflow_run` ADD `jobs` text;--> statement-breakpoint
UPDATE `workflow_run` SET `jobs` = (SELECT nullif(json_group_array(json_object('jobId', `job_id`, 'name', `name`, 'status', `status`, 'conclusion', `conclusion`, 'createdAt', `created_at`, 'startedAt', `started_at`, 'completedAt', `completed_at`, 'queueSec', `queue_sec`)), '[]')
  FROM `job_fact` WHERE `job_fact`.`pipeline` = `workflow_run`.`pipeline` AND `job_fact`.`run_id` = `workflow_run`.`run_id` AND `job_fact`.`attempt` = `workflow_run`.`attempt`);--> statement-breakpoint
DROP TABLE `job_fact`;
